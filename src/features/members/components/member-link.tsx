import { paths } from '@/config/paths';

type MemberLinkProps = {
  /** Of the member; without an id the name is no link. */
  id: number | null | undefined;
  name: string;
};

/** A plain link, because lists render hundreds; `data-inside` opens it without a reload. */
export function MemberLink({ id, name }: MemberLinkProps) {
  if (id == null) return name;
  return (
    <a href={paths.person(id)} data-inside className="quiet-link whole">
      {name}
    </a>
  );
}
