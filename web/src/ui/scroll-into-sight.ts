/** A `ref` for what answers below the edge of a dialog or a page: it comes into sight when it appears. */
export function scrollIntoSight(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
