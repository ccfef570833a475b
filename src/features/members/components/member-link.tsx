import { paths } from '@/config/paths';

type MemberLinkProps = {
  /** Whose name it is; null where nobody knows, and the name is no link. */
  id: number | null | undefined;
  name: string;
};

/** A name that leads to the page of the member. */
export function MemberLink({ id, name }: MemberLinkProps) {
  if (id == null) return name;
  return (
    <a href={paths.person(id)} data-inside className="quiet-link whole">
      {name}
    </a>
  );
}
