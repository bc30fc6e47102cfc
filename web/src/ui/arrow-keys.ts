import type { KeyboardEvent } from 'react'

const STEPS: Record<string, [across: number, along: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A group's `onKeyDown`: arrows lead from button to button, up and down to the nearest of the next row. */
export function onArrow(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  const all = [...event.currentTarget.querySelectorAll('button')]
  const from = all.find((one) => one === event.target)
  if (!step || !from) return
  const [across, along] = step
  event.preventDefault()
  const next = across === 0 ? nearestOf(all, from, along) : all[all.indexOf(from) + across]
  next?.focus()
}

function nearestOf(all: readonly HTMLElement[], from: HTMLElement, along: number) {
  const beyond = all.filter((one) => (one.offsetTop - from.offsetTop) * along > 0)
  const [row] = beyond.map(({ offsetTop }) => offsetTop).toSorted((a, b) => (a - b) * along)
  const far = (one: HTMLElement) => Math.abs(one.offsetLeft - from.offsetLeft)
  return beyond.filter(({ offsetTop }) => offsetTop === row).toSorted((a, b) => far(a) - far(b))[0]
}
