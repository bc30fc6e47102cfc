import { DataList } from '@chakra-ui/react'
import type { Contact } from '#contract/customers/contact.ts'
import { useStages } from '../../../data/stages.ts'
import { useMay } from '../../../lib/session.ts'
import { Choice } from '../../../ui/choice.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { Labels } from '../../labels/index.ts'
import { Assignment } from './assignment.tsx'
import { LabelPicker } from './label-picker.tsx'
import { usePersonText } from './texts.ts'
import { useChangeContact } from './use-change-contact.ts'

/** Stage, assignee, and labels, to change in place. */
export function PersonDetails({ contact }: { contact: Contact }) {
  const t = usePersonText()
  const { stages, nameOf } = useStages()
  const mayAssign = useMay('assign')
  const mayEdit = useMay('edit')
  const change = useChangeContact(contact)
  return (
    <div className="person-details">
      {mayEdit ? (
        <Choice
          label={t('stage')}
          value={contact.stage}
          onChange={(stage) => change({ stage })}
          options={stages.map(({ id, name }) => ({ value: id, text: name }))}
        />
      ) : (
        <DataList.Root orientation="horizontal">
          <Fact label={t('stage')}>{nameOf(contact.stage)}</Fact>
        </DataList.Root>
      )}
      {mayAssign ? (
        <Assignment contact={contact} />
      ) : (
        <DataList.Root orientation="horizontal">
          <Fact label={t('assigned_to')}>{contact.assigned_agent?.name ?? t('assignee_none')}</Fact>
        </DataList.Root>
      )}
      {mayEdit ? (
        <LabelPicker
          labels={contact.labels}
          onToggle={(label, isOn) => change(isOn ? { add_labels: [label] } : { remove_labels: [label] })}
        />
      ) : (
        <div className="person-labels">
          <Labels labels={contact.labels} />
        </div>
      )}
    </div>
  )
}
