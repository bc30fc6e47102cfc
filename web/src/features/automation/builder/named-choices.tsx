import { useAgents } from '../../../data/agents.ts'
import { useLabels } from '../../../data/labels.ts'
import { useStages } from '../../../data/stages.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from '../../../ui/choice.tsx'
import { builderTexts } from './texts.ts'

interface NamedChoiceProps {
  value: string | undefined
  /** What stands for none. */
  anyText: string
  onChange: (value: string) => void
}

/** The known ones; one that has gone stands as it was called. */
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
