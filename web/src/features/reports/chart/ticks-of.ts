const MOST = 3
const TIMES = [10, 20, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 10_800, 21_600, 43_200, 86_400]

/** Round values from 0 to at least the highest, at most three steps. */
export function ticksOf(highest: number, isTime = false): number[] {
  const step = isTime ? timeStep(highest) : roundStep(highest)
  const count = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, n) => n * step)
}

const timeStep = (highest: number) =>
  TIMES.find((step) => step * MOST >= highest) ?? 86_400 * roundStep(highest / 86_400)

/** 1, 2, or 5, and as many zeros; counts know no less than one, cents do. */
function roundStep(highest: number): number {
  const least = highest / MOST
  if (least <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(least))
  const step = [1, 2, 5, 10].map((n) => n * power).find((one) => one >= least) ?? least
  return highest >= 1 ? Math.max(1, step) : step
}
