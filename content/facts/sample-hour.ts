/** What happens in the sample hour, by minute; the running order of a live is the same hour. */
export const ROOM_EVENTS = { hook: 1, guest: 18, peak: 41, close: 55 } as const;

export type RoomEvent = keyof typeof ROOM_EVENTS;

/** Viewers in a simulated room at each minute of one hour, 0 to 60. Not measured anywhere. */
export const ROOM_VIEWERS: readonly number[] = [
  91, 172, 293, 432, 565, 686, 834, 920, 1030, 1178, 1264, 1337, 1391, 1407, 1515, 1563, 1591, 1672,
  1670, 1923, 2224, 2261, 2385, 2465, 2502, 2633, 2644, 2640, 2717, 2622, 2650, 2696, 2811, 3047,
  3218, 3442, 3861, 4076, 4274, 4594, 4597, 4812, 4640, 4305, 4094, 3779, 3473, 3317, 3078, 2891,
  2777, 2608, 2573, 2483, 2318, 2281, 2177, 1890, 1660, 1371, 1128,
];

/** From which minute each of the producer's lines is heard; the words follow in the same order. */
export const EAR_MINUTES: readonly number[] = [
  0, 1, 3, 5, 9, 13, 17, 18, 20, 25, 29, 33, 37, 40, 41, 44, 48, 52, 55, 58, 60,
];

/** Who writes in the chat, and in which minute; made-up accounts, the words in the same order. */
export const CHAT: readonly { at: number; who: string }[] = [
  { at: 0, who: "eleni.k" },
  { at: 0, who: "tombeats" },
  { at: 0, who: "kostas_pt" },
  { at: 1, who: "mira.draws" },
  { at: 3, who: "jules.w" },
  { at: 5, who: "nikosgr" },
  { at: 8, who: "lena.b" },
  { at: 11, who: "ostria" },
  { at: 14, who: "dim_photo" },
  { at: 18, who: "tombeats" },
  { at: 19, who: "eleni.k" },
  { at: 21, who: "raf.codes" },
  { at: 24, who: "mira.draws" },
  { at: 28, who: "kostas_pt" },
  { at: 31, who: "jules.w" },
  { at: 34, who: "nikosgr" },
  { at: 37, who: "lena.b" },
  { at: 39, who: "ostria" },
  { at: 40, who: "dim_photo" },
  { at: 41, who: "raf.codes" },
  { at: 42, who: "eleni.k" },
  { at: 45, who: "tombeats" },
  { at: 49, who: "mira.draws" },
  { at: 53, who: "kostas_pt" },
  { at: 56, who: "jules.w" },
  { at: 58, who: "nikosgr" },
  { at: 60, who: "lena.b" },
];
