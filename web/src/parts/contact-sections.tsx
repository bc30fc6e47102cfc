import { Suspense, useEffect, useReducer, useState } from 'react'
import { type ContactSectionProps, useSlot } from '../lib/slots.ts'
import { SectionSkeleton, WaitingSections } from './section-skeleton.tsx'
import { SectionsSkeleton } from './sections-skeleton.tsx'
import './contact-sections.css'

/** What is there waits no longer for the rest. */
const PATIENCE_MS = 1_500

/** The features' sections about a contact, one below the other; together, so that none pushes another down. */
export const ContactSections = (props: ContactSectionProps) => <Sections key={props.contact} {...props} />

function Sections(props: ContactSectionProps) {
  const sections = useSlot('contactSections')
  const [waiting, count] = useReducer((all: number, more: number) => all + more, 0)
  const [isLate, setLate] = useState(false)
  const isWaiting = waiting > 0 && !isLate
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <WaitingSections value={count}>
      <div className="contact-sections" data-waiting={isWaiting || undefined}>
        <Suspense fallback={<SectionSkeleton />}>
          {sections.map(({ id, Section }) => (
            <Section key={id} {...props} />
          ))}
        </Suspense>
        {isWaiting && <SectionsSkeleton />}
      </div>
    </WaitingSections>
  )
}
