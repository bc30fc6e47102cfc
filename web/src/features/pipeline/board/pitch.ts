/** The height of a card with its gap, in CSS pixels; on touch screens its buttons are larger (card.css). */
export const PITCH = matchMedia('(pointer: coarse)').matches ? 116 : 100
