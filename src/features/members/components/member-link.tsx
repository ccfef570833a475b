import { paths } from '@/config/paths';

type MemberLinkProps = {
  /** The member; null if unknown, and the name is not a link. */
  id: number | null | undefined;
  name: string;
};

export function MemberLink({ id, name }: MemberLinkProps) {
  if (id == null) return name;
  return (
    <a href={paths.person(id)} data-inside className="quiet-link whole">
      {name}
    </a>
  );
}
