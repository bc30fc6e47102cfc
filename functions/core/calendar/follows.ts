export const follows = {}
