/** A `ref` for an element that may appear below the edge of a dialog or page: scrolls it into view. */
export function scrollIntoSight(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
