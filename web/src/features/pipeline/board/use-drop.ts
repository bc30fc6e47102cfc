import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Contact } from '#contract/customers/contact.ts'

/** Takes the cards that are dragged over a column: before which of its cards they would come, and that they were dropped. */
export function useDrop(
  column: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  /** Before which of its cards what lies so far below their start would come. */
  placeAt: (below: number) => number,
  onDrop: (card: Contact, gap: number) => void,
) {
  const [gap, setGap] = useState<number | null>(null)
  const gapAt = useEffectEvent((y: number) => {
    const list = scroller.current
    if (!list) return 0
    const top = list.getBoundingClientRect().top - list.scrollTop
    return placeAt(y - top)
  })
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const [element, list] = [column.current, scroller.current]
    if (!element || !list) return
    return combine(
      dropTargetForElements({
        element,
        canDrop: ({ source }) => isCard(source.data),
        onDrag: ({ location }) => setGap(gapAt(location.current.input.clientY)),
        onDragLeave: () => setGap(null),
        onDrop: ({ source, location }) => {
          setGap(null)
          if (isCard(source.data)) drop(source.data.card, gapAt(location.current.input.clientY))
        },
      }),
      autoScrollForElements({ element: list }),
    )
  }, [column, scroller])
  return gap
}

/** The data of a dragged card. */
export type CardData = { card: Contact }
const isCard = (data: Record<string | symbol, unknown>): data is CardData => 'card' in data
