/** A dealership's choice of notification sounds (S2 §9); the first is the default. */
export const NOTIFICATION_SOUNDS = [
  'Fun chime pop',
  'Simple beep',
  'Gentle bell',
  'Classic ding',
  'Modern ping',
] as const
export type NotificationSound = (typeof NOTIFICATION_SOUNDS)[number]
