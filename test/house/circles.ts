/** The cycles among places: one for each group that reach each other. */
export function circlesAmong(steps: { from: string; to: string }[]): string[] {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of steps) if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to))
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[] = []

  // Tarjan's algorithm: a place from which nothing leads to an earlier open one closes a group.
  const visit = (place: string) => {
    order.set(place, order.size)
    lowest.set(place, order.size - 1)
    open.push(place)
    for (const target of next.get(place) ?? []) {
      if (!order.has(target)) visit(target)
      if (open.includes(target)) lowest.set(place, Math.min(lowest.get(place) ?? 0, lowest.get(target) ?? 0))
    }
    if (lowest.get(place) !== order.get(place)) return
    const group = open.splice(open.indexOf(place))
    if (group.length > 1) circles.push(group.toSorted().join(' ↔ '))
  }
  for (const place of next.keys()) if (!order.has(place)) visit(place)
  return circles
}
