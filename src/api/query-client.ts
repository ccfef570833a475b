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
import { keepUnreadable } from './invalid-rows';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What the answer is made of. */
      reads: readonly Resource[];
      /** Catalogue key of the toast when the read fails, e.g. `toasts:fetch.members`. */
      failure?: string;
      /** Persisted for a start without a connection: for everybody who reads it, or only for the member with this id. */
      persists?: true | number;
    };
    mutationMeta: {
      /** What it changes on the server. */
      writes: readonly Resource[];
      /** Catalogue key of the toast after success. */
      success?: string;
      /** Catalogue key of the toast after a failure; without it the server's first message is shown. */
      failure?: string;
      /** What is told in its own words instead of `failure`: refused input, a write whose answer was lost. */
      explains?: readonly ('refusal' | 'lostAnswer')[];
      /** True where the screen shows the failure itself. */
      isSilent?: boolean;
      /** True where without a connection the write waits, and the screen says so. */
      waitsOffline?: boolean;
    };
  }
}

type Notifications = {
  /** `hasData`: an earlier answer is still shown. */
  onQueryFailure: (error: unknown, meta: QueryMeta | undefined, hasData: boolean) => void;
  onMutationFailure: (error: unknown, meta: MutationMeta | undefined) => void;
  onMutationSuccess: (meta: MutationMeta | undefined, data: unknown) => void;
  /** Asked when a mutation begins; the answer says at its end whether whoever began it is still there to be told. */
  rememberUser: () => () => boolean;
  /** Waited for before a mutation begins: while another tab's sign-in is not yet understood, nobody knows whose it would be. */
  userSettled: () => Promise<void>;
};

type Options = {
  /** Stands between a query and its call. */
  persister?: QueryPersister;
};

/**
 * One place that refreshes what a mutation made stale (`meta.writes`) and says how it ended
 * (`meta.success`, `meta.failure`). Features declare, they never catch and toast.
 */
export function createQueryClient({ persister, ...notify }: Notifications & Options): QueryClient {
  const hasUser = new WeakMap<Mutation<unknown, unknown, unknown>, () => boolean>();
  const read: QueryPersister = async (queryFn, context, query) => {
    const data: unknown = await (persister ? persister(queryFn, context, query) : queryFn(context));
    keepUnreadable(query, context.signal);
    return data;
  };
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // A browser that believes itself offline must still get an answer it can show, not wait for ever.
        networkMode: 'always',
        retry: (count, error) => count < 1 && error instanceof ApiError && error.isTransient,
        retryDelay: 400,
        staleTime: 30_000,
        // What was not to be had without a connection is asked for again however fresh it is.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : true),
        persister: read,
      },
      mutations: { networkMode: 'always', retry: false },
    },
    queryCache: new QueryCache({
      onError: (error, { meta, state }) => notify.onQueryFailure(error, meta, state.data !== undefined),
    }),
    mutationCache: new MutationCache({
      async onMutate(_variables, mutation) {
        await notify.userSettled();
        hasUser.set(mutation, notify.rememberUser());
      },
      onError(error, _variables, _context, mutation) {
        const tell = () => {
          if (hasUser.get(mutation)?.()) notify.onMutationFailure(error, mutation.meta);
        };
        // Another tab has signed in: whose token that is, the server has not said yet.
        const isOtherToken = error instanceof ApiError && error.kind === 'unauthorized' && error.isUnsent;
        if (isOtherToken) notify.userSettled().then(tell, () => undefined);
        else tell();
      },
      async onSettled(data, error, _variables, _context, mutation) {
        // Also after a failure: a lost answer may hide a record that was written.
        await invalidateResources(queryClient, mutation.meta?.writes ?? []);
        // The success follows the refresh: leaving the page then asks no question.
        if (!error && hasUser.get(mutation)?.()) notify.onMutationSuccess(mutation.meta, data);
      },
    }),
  });
  return queryClient;
}
