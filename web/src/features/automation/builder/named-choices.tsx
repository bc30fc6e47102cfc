import { useAgents } from '../../../data/agents.ts'
import { useLabels } from '../../../data/labels.ts'
import { useStages } from '../../../data/stages.ts'
import { useWebhooks } from '../../../data/webhooks.ts'
import { useText } from '../../../lib/language/text.ts'
import { useMay } from '../../../lib/session.ts'
import { Choice } from '../../../ui/choice.tsx'
import { builderTexts } from './texts.ts'

interface NamedChoiceProps {
  value: string | undefined
  /** Shown for no choice. */
  anyText: string
  onChange: (value: string) => void
}

/** Adds a chosen option that no longer exists, under its id. */
const withGone = (value: string | undefined, options: { value: string; text: string }[]) =>
  value && !options.some((one) => one.value === value) ? [...options, { value, text: value }] : options

export function StageChoice({ value, anyText, onChange }: NamedChoiceProps) {
  const t = useText(builderTexts)
  const { stages } = useStages()
  const options = stages.map(({ id, name }) => ({ value: id, text: name }))
  return (
    <Choice
      label={t('stage')}
      value={value ?? ''}
      onChange={onChange}
      options={[{ value: '', text: anyText }, ...withGone(value, options)]}
    />
  )
}

export function LabelChoice({ value, anyText, onChange }: NamedChoiceProps) {
  const t = useText(builderTexts)
  const { labels, nameOf } = useLabels()
  const options = labels.map(({ name }) => ({ value: name, text: nameOf(name) }))
  return (
    <Choice
      label={t('label')}
      value={value ?? ''}
      onChange={onChange}
      options={[{ value: '', text: anyText }, ...withGone(value, options)]}
    />
  )
}

export function AgentChoice({
  label,
  value,
  anyText,
  more = [],
  onChange,
}: NamedChoiceProps & { label: string; more?: { value: string; text: string }[] }) {
  const { data } = useAgents()
  const options = (data?.agents ?? []).map(({ id, name }) => ({ value: id, text: name }))
  return (
    <Choice
      label={label}
      value={value ?? ''}
      onChange={onChange}
      options={[{ value: '', text: anyText }, ...more, ...withGone(value === 'none' ? undefined : value, options)]}
    />
  )
}

/** Agents can't see addresses, only that there is one. */
export function WebhookChoice({ value, onChange }: Pick<NamedChoiceProps, 'value' | 'onChange'>) {
  const t = useText(builderTexts)
  const [mayConnect, seesAll] = [useMay('settings'), useMay('see_all')]
  const { data } = useWebhooks(mayConnect && seesAll)
  const options = (data?.data ?? []).map(({ id, url }) => ({ value: id, text: url }))
  const known = options.some((one) => one.value === value)
  const other = value && !known ? [{ value, text: t(data ? 'webhook_gone' : 'webhook') }] : []
  return (
    <Choice
      label={t('webhook')}
      hint={t(data?.data.length === 0 ? 'webhook_none' : 'webhook_hint')}
      value={value ?? ''}
      onChange={onChange}
      options={[{ value: '', text: t('choose') }, ...options, ...other]}
    />
  )
}
