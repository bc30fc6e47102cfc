import { Suspense } from 'react'
import { type ContactSectionProps, useSlot } from '../lib/slots.ts'
import { SectionSkeleton } from './section-skeleton.tsx'

/** The features' sections about a contact, one below the other; none waits for another. */
export function ContactSections(props: ContactSectionProps) {
  return useSlot('contactSections').map(({ id, Section }) => (
    <Suspense key={id} fallback={<SectionSkeleton />}>
      <Section {...props} />
    </Suspense>
  ))
}
