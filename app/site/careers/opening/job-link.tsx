import { PrefetchLink } from "../../../browser/prefetch-link.tsx";

type JobLinkProps = { id: string; title: string; city: string; face: string };

/** Another job, with somebody who does it. */
export function JobLink({ id, title, city, face }: JobLinkProps) {
  return (
    <PrefetchLink to={`/careers/${id}`}>
      <img src={face} alt="" width="180" height="320" loading="lazy" />
      <span>
        <b>{title}</b> <span>{city}</span>
      </span>
    </PrefetchLink>
  );
}
