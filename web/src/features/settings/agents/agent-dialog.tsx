import { Fieldset, Input } from '@chakra-ui/react'
import { useState } from 'react'
import { messagingSettings } from '#contract/messaging/settings.ts'
import type { Hours } from '#contract/people/hours.ts'
import type { AgentChange } from '../../../data/agents.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from '../../../ui/choice.tsx'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { HoursEditor } from '../hours/hours-editor.tsx'
import { hoursTexts } from '../hours/texts.ts'
import { wrongHours } from '../hours/wrong-hours.ts'
import { agentTexts } from './texts.ts'
import type { Agent } from './use-agent-list.ts'

interface AgentDialogProps {
  /** null while closed. */
  agent: Agent | null
  maximum: string
  save: (change: AgentChange) => Promise<void>
  onClose: () => void
}

/** An agent's maximum number of conversations, and their hours. */
export function AgentDialog({ agent, maximum, save, onClose }: AgentDialogProps) {
  const t = useText(agentTexts)
  const common = useText()
  return (
    <FormDialog
      open={agent !== null}
      onClose={onClose}
      title={agent ? t('edit_of', { name: agent.name }) : ''}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={common('save')}
    >
      {agent && <AgentForm agent={agent} maximum={maximum} save={save} onDone={onClose} />}
    </FormDialog>
  )
}

const { least, most } = messagingSettings.assignment.max_contacts_per_agent

interface AgentFormProps {
  agent: Agent
  maximum: string
  save: (change: AgentChange) => Promise<void>
  onDone: () => void
}

function AgentForm({ agent, maximum, save, onDone }: AgentFormProps) {
  const t = useText(agentTexts)
  const words = useText(hoursTexts)
  const [max, setMax] = useState(agent.own_max === null ? '' : String(agent.own_max))
  const [hours, setHours] = useState<Hours | null>(agent.working_hours)
  const [wrong, setWrong] = useState<{ max?: string; hours?: string }>({})

  async function submit() {
    const number = max.trim() === '' ? null : Number(max)
    const isNumber = number === null || (Number.isInteger(number) && number >= least && number <= most)
    const why = wrongHours(hours)
    const found = { max: isNumber ? undefined : t('max_wrong'), hours: why && words(why) }
    setWrong(found)
    if (found.max || found.hours) return
    try {
      await save({ max_contacts: number, working_hours: hours })
      onDone()
    } catch (error) {
      const { max_contacts: max } = error instanceof ApiError ? error.fields : {}
      setWrong(max ? { max } : { hours: errorText(error) })
    }
  }
  return (
    <DialogForm onSubmit={submit} onChange={() => setWrong({})}>
      <FormField label={t('max')} hint={t('max_hint', { max: maximum })} error={wrong.max}>
        <Input
          type="number"
          inputMode="numeric"
          width="32"
          min={least}
          max={most}
          value={max}
          onChange={({ target }) => setMax(target.value)}
        />
      </FormField>
      <Fieldset.Root invalid={!!wrong.hours}>
        <Choice
          label={t('working_hours')}
          value={hours ? 'own' : 'business'}
          options={[
            { value: 'business', text: t('hours_business') },
            { value: 'own', text: t('hours_own') },
          ]}
          onChange={(chosen) => setHours(chosen === 'own' ? (agent.working_hours ?? WEEK) : null)}
        />
        {hours && <HoursEditor hours={hours} onChange={setHours} />}
        <Fieldset.ErrorText role="alert">{wrong.hours}</Fieldset.ErrorText>
      </Fieldset.Root>
    </DialogForm>
  )
}

/** Initial value of an agent's own hours. */
const WEEK: Hours = (['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day) => ({ day, from: '09:00', to: '18:00' }))
