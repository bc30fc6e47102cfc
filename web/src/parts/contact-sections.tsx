import { Suspense, useEffect, useState } from 'react'
import { type ContactSectionProps, useSlot } from '../lib/slots.ts'
import { SectionSkeleton } from './section-skeleton.tsx'
import { SectionsSkeleton } from './sections-skeleton.tsx'
import './contact-sections.css'

/** What is there waits no longer for the rest. */
const PATIENCE_MS = 1_500

/** The features' sections about a contact, one below the other; together, so that none pushes another down. */
export const ContactSections = (props: ContactSectionProps) => <Sections key={props.contact} {...props} />

function Sections(props: ContactSectionProps) {
  const sections = useSlot('contactSections')
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="contact-sections" data-late={isLate || undefined}>
      <Suspense fallback={<SectionSkeleton />}>
        {sections.map(({ id, Section }) => (
          <Section key={id} {...props} />
        ))}
      </Suspense>
      <SectionsSkeleton />
    </div>
  )
}
