/** What happens in the sample room, by minute. */
export const ROOM_EVENTS = { hook: 1, guest: 18, peak: 41, close: 56 } as const;

export type RoomEvent = keyof typeof ROOM_EVENTS;

/** Viewers in a simulated room at each minute of one hour, 0 to 60. Not measured anywhere. */
export const ROOM_VIEWERS: readonly number[] = [
  91, 172, 293, 432, 565, 686, 834, 920, 1030, 1178, 1264, 1337, 1391, 1407, 1515, 1563, 1591, 1672,
  1670, 1923, 2224, 2261, 2385, 2465, 2502, 2633, 2644, 2640, 2717, 2622, 2650, 2696, 2811, 3047,
  3218, 3442, 3861, 4076, 4274, 4594, 4597, 4812, 4640, 4305, 4094, 3779, 3473, 3317, 3078, 2891,
  2777, 2608, 2573, 2483, 2318, 2281, 2177, 1890, 1660, 1371, 1128,
];
