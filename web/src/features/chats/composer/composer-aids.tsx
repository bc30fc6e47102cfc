import { Suspense } from 'react'
import { useSlot, type Writing } from '../../../lib/slots.ts'
import { HeldEnter } from './held-enter.tsx'

/** Aids to the text, above the field. Until they are loaded, what is meant for one of them is not sent by Enter. */
export function ComposerAids(writing: Writing) {
  const aids = useSlot('composerAids')
  const isMeant = aids.some((aid) => aid.isMeant?.(writing.text, writing.caret) ?? false)
  return (
    <Suspense fallback={<HeldEnter field={writing.field} isMeant={isMeant} />}>
      {aids.map(({ id, Aid }) => (
        <Aid key={id} {...writing} />
      ))}
    </Suspense>
  )
}

/** Parts beside the field's buttons, which write into it. */
export function ComposerParts(writing: Writing) {
  const parts = useSlot('composerParts')
  return (
    <Suspense
      fallback={parts.map(({ id, hasRoom }) => hasRoom?.(writing.row) && <span key={id} className="chat-attach" />)}
    >
      {parts.map(({ id, Part }) => (
        <Part key={id} {...writing} />
      ))}
    </Suspense>
  )
}
