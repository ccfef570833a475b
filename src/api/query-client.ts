import {
  MutationCache,
  QueryCache,
  QueryClient,
  type Mutation,
  type MutationMeta,
  type QueryMeta,
  type QueryPersister,
} from '@tanstack/react-query';
import { ApiError } from './api-error';
import { invalidateResources, type Resource } from './resources';
import { forgetInvalidRows, storeInvalidRows } from './invalid-rows';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      reads: readonly Resource[];
      /** Catalogue key of the toast, e.g. `toasts:fetch.members`. */
      failure?: string;
      /** Persisted for a start without a connection: for every user, or only for the member with this id. */
      persists?: true | number;
    };
    mutationMeta: {
      writes: readonly Resource[];
      /** Catalogue key of the toast. */
      success?: string;
      /** Catalogue key of the toast; without it the server's first message is shown. */
      failure?: string;
      /** Kinds of failures whose own text is shown instead of `failure`. */
      explains?: readonly ('refusal' | 'lostAnswer')[];
      /** The screen shows the failure itself. */
      isSilent?: boolean;
      /** Waits for a connection, and the screen says so. */
      waitsOffline?: boolean;
    };
  }
}

type Host = {
  /** `hasData`: an earlier answer is still shown. */
  onQueryFailure: (error: unknown, meta: QueryMeta | undefined, hasData: boolean) => void;
  onMutationFailure: (error: unknown, meta: MutationMeta | undefined) => void;
  onMutationSuccess: (meta: MutationMeta | undefined, data: unknown) => void;
  /** The returned function, called when the mutation has ended, is true if the same user is still signed in. */
  rememberUser: () => () => boolean;
  /** Resolves when the user of the stored token is known, which a sign-in in another tab may have changed. */
  whenUserSettled: () => Promise<void>;
  persister?: QueryPersister;
};

/** Reports failures and successes, and refetches, as `meta` declares: features never catch and toast. */
export function createQueryClient({ persister, ...host }: Host): QueryClient {
  const userChecks = new WeakMap<Mutation<unknown, unknown, unknown>, () => boolean>();
  // Query calls its persister around every read, also of answers that are not persisted.
  const readAndCount: QueryPersister = async (queryFn, context, query) => {
    try {
      const data: unknown = await (persister ? persister(queryFn, context, query) : queryFn(context));
      storeInvalidRows(query, context.signal);
      return data;
    } catch (error) {
      forgetInvalidRows(context.signal);
      throw error;
    }
  };
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // A browser that reports itself offline must still get a failure to show, not wait for ever.
        networkMode: 'always',
        retry: (count, error) => count < 1 && error instanceof ApiError && error.isTransient,
        retryDelay: 400,
        staleTime: 30_000,
        // A failed read is repeated, however fresh its last answer is.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : true),
        persister: readAndCount,
      },
      mutations: { networkMode: 'always', retry: false },
    },
    queryCache: new QueryCache({
      onError: (error, { meta, state }) => host.onQueryFailure(error, meta, state.data !== undefined),
    }),
    mutationCache: new MutationCache({
      async onMutate(_variables, mutation) {
        await host.whenUserSettled();
        userChecks.set(mutation, host.rememberUser());
      },
      onError(error, _variables, _context, mutation) {
        const report = () => {
          if (userChecks.get(mutation)?.()) host.onMutationFailure(error, mutation.meta);
        };
        const isOtherToken = error instanceof ApiError && error.kind === 'unauthorized' && error.isUnsent;
        // Another tab has signed in. If the server cannot say who did, the sign-in dialog opens instead.
        if (isOtherToken) host.whenUserSettled().then(report, () => undefined);
        else report();
      },
      async onSettled(data, error, _variables, _context, mutation) {
        // Also after a failure: a lost answer may hide a record that was written.
        await invalidateResources(queryClient, mutation.meta?.writes ?? []);
        // Reported after the refetch, because until then the form still asks before it is left.
        if (!error && userChecks.get(mutation)?.()) host.onMutationSuccess(mutation.meta, data);
      },
    }),
  });
  return queryClient;
}
