import { Tag } from 'lucide-react'
import { useLabels } from '../../../data/labels.ts'
import { useListText } from './texts.ts'

/** Which label the listed conversations bear; empty for any. */
export function LabelFilter({ value, onChange }: { value: string; onChange: (label: string) => void }) {
  const t = useListText()
  const { labels, nameOf } = useLabels()
  return (
    <label className="chat-desk-button" data-on={value !== '' || undefined}>
      <Tag aria-hidden />
      <select aria-label={t('label')} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t('all_labels')}</option>
        {labels.map(({ id, name }) => (
          <option key={id} value={name}>
            {nameOf(name)}
          </option>
        ))}
      </select>
    </label>
  )
}
