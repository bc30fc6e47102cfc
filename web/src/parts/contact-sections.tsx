import { Suspense } from 'react'
import { useText } from '../lib/language/text.ts'
import { type ContactSectionProps, useSlot } from '../lib/slots.ts'
import { PageSpinner } from '../ui/page-spinner.tsx'

/** The features' sections about a contact, one below the other. */
export function ContactSections(props: ContactSectionProps) {
  const common = useText()
  return (
    <Suspense fallback={<PageSpinner text={common('loading')} />}>
      {useSlot('contactSections').map(({ id, Section }) => (
        <Section key={id} {...props} />
      ))}
    </Suspense>
  )
}
