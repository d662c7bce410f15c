import type { Name } from "./people.ts";

/**
 * The reality show (spec, section 1). Sample cast, presenter and sponsors, easy to replace: a handle
 * gives its own poster, and what sponsors are called is in the catalogues.
 */
export const SHOW = {
  episode: 1,
  prize: "10K",
  presenter: { en: "Katerina Vento", el: "Κατερίνα Βέντο" },
  sponsors: [
    {
      id: "hotel-meltemi",
      kind: "hotel",
      instagram: "@hotelmeltemi.example",
      website: "https://hotel-meltemi.example",
    },
    {
      id: "hotel-kyma",
      kind: "hotel",
      instagram: "@hotelkyma.example",
      website: "https://hotel-kyma.example",
    },
    {
      id: "harbor-cafe",
      kind: "cafe",
      instagram: "@harborcafe.example",
      website: "https://harbor-cafe.example",
    },
    {
      id: "island-brewery",
      kind: "beer",
      instagram: "@islandbrewery.example",
      website: "https://island-brewery.example",
    },
    {
      id: "sunset-sailing",
      kind: "sailing",
      instagram: "@sunsetsailing.example",
      website: "https://sunset-sailing.example",
    },
  ],
  /** In the order of the poster wall; the first and the third stand in the hero's frames. */
  cast: [
    { handle: "elenonair", name: { en: "Eleni Drakou", el: "Ελένη Δράκου" } },
    { handle: "nikosvale", name: { en: "Nikos Valis", el: "Νίκος Βάλης" } },
    { handle: "marinasol", name: { en: "Marina Sol", el: "Μαρίνα Σολ" } },
    { handle: "theolark", name: { en: "Theo Larkos", el: "Θέο Λάρκος" } },
    { handle: "ioannacooks", name: { en: "Ioanna K.", el: "Ιωάννα Κ." } },
    { handle: "stavrosb", name: { en: "Stavros B.", el: "Σταύρος Μπ." } },
    { handle: "dafnirey", name: { en: "Dafni Rey", el: "Δάφνη Ρέι" } },
    { handle: "arismoon", name: { en: "Aris Moon", el: "Άρης Μουν" } },
    { handle: "lydiawave", name: { en: "Lydia Kyma", el: "Λυδία Κύμα" } },
    { handle: "petrosone", name: { en: "Petros Vanos", el: "Πέτρος Βάνος" } },
  ],
} as const satisfies {
  episode: number;
  prize: string;
  presenter: Name;
  sponsors: readonly { id: string; kind: string; instagram: string; website: string }[];
  cast: readonly { handle: string; name: Name }[];
};

export type CastHandle = (typeof SHOW)["cast"][number]["handle"];
export type SponsorId = (typeof SHOW)["sponsors"][number]["id"];
