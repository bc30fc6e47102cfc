/** The sounds that a dealership chooses from for what is new (S2 §9); the first is the one it begins with. */
export const NOTIFICATION_SOUNDS = [
  'Fun chime pop',
  'Simple beep',
  'Gentle bell',
  'Classic ding',
  'Modern ping',
] as const
export type NotificationSound = (typeof NOTIFICATION_SOUNDS)[number]
