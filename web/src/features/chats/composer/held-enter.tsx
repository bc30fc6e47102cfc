import { type RefObject, useEffect, useEffectEvent } from 'react'

/** While an aid is loading: Enter does not send text that is meant for it. */
export function HeldEnter({ field, isMeant }: { field: RefObject<HTMLTextAreaElement | null>; isMeant: boolean }) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isMeant || event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    // Otherwise the composer would send.
    event.stopPropagation()
  })
  useEffect(() => {
    const element = field.current
    const listener = (event: KeyboardEvent) => onKey(event)
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [field])
  return null
}
