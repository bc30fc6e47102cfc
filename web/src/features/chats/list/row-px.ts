/** Every row has this height, so the list needs no measuring (`.chat-row` in list.css). */
export const ROW_PX = 64
