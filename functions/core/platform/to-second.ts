/** The stream reports changes to the second; within it what is told again would otherwise have another time. */
export const toSecond = (at: Date) => new Date(Math.floor(at.getTime() / 1000) * 1000)
