export type RoomNames = { studio: string; control: string; edit: string; office: string };

/** The rooms' names on the plan, each in a right corner of its room; whoever shows the plan sizes them. */
export function FloorRooms({
  names,
  className,
}: {
  names: RoomNames;
  className: string | undefined;
}) {
  return (
    <g className={className} textAnchor="end">
      <text x="618" y="64">
        {names.studio}
      </text>
      <text x="1142" y="186">
        {names.control}
      </text>
      <text x="844" y="227">
        {names.edit}
      </text>
      <text x="1142" y="478">
        {names.office}
      </text>
    </g>
  );
}
