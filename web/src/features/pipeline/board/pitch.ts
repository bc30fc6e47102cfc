/** How high a card stands with the gap below it, in CSS pixels: where it is touched, its buttons are a thumb high (pipeline.css). */
export const PITCH = matchMedia('(pointer: coarse)').matches ? 116 : 100
