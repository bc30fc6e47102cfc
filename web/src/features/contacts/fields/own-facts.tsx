import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import type { WholeContact } from '#contract/customers/contact.ts'
import { useFields } from '../../../data/fields.ts'
import { Fact } from '../../../ui/fact.tsx'
import { OwnFact } from './own-fact.tsx'
import { useFieldText } from './texts.ts'

/** Empty fields beside the filled ones, as long as that is no long list. */
const FEW = 6

/** What a contact has of the dealership's own fields, each to change in place. */
export function OwnFacts({ contact }: { contact: Pick<WholeContact, 'id' | 'custom'> }) {
  const t = useFieldText()
  const fields = useFields().data?.data ?? []
  const [isOpen, open] = useState(false)
  const filled = fields.filter(({ key }) => contact.custom[key] !== undefined)
  const shown = isOpen || fields.length <= FEW ? fields : filled
  return (
    <>
      {shown.map((field) => (
        <Fact key={field.id} label={field.name}>
          <OwnFact contact={contact} field={field} />
        </Fact>
      ))}
      {shown.length < fields.length && (
        <Button size="sm" variant="ghost" alignSelf="flex-start" onClick={() => open(true)}>
          {t('show_all')}
        </Button>
      )}
    </>
  )
}
