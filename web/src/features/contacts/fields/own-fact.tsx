import { useRef, useState } from 'react'
import type { WholeContact } from '#contract/customers/contact.ts'
import { updateContact } from '../../../data/contacts.ts'
import { valueOfText, writtenValue } from '../../../data/custom-values.ts'
import type { OwnField } from '../../../data/fields.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useCustomText } from '../../../lib/language/use-custom-text.ts'
import { CustomInput } from '../../../parts/custom-input.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { useFieldText } from './texts.ts'
import './own-fact.css'
import { useMay } from '../../../lib/session.ts'

interface OwnFactProps {
  contact: Pick<WholeContact, 'id' | 'custom'>
  field: OwnField
}

const focusInput = (place: HTMLElement | null) => place?.querySelector<HTMLElement>('input, select')?.focus()

/** A value that a click opens; Enter, or leaving it, saves it, Escape takes it back. */
export function OwnFact({ contact, field }: OwnFactProps) {
  const t = useFieldText()
  const sayValue = useCustomText()
  const value = contact.custom[field.key]
  const mayEdit = useMay('edit')
  const [written, write] = useState<string>()
  const isDone = useRef(false)
  const start = () => {
    isDone.current = false
    write(writtenValue(value))
  }

  async function save(text: string) {
    // What is left after Enter or Escape would be saved once more.
    if (isDone.current) return
    isDone.current = true
    write(undefined)
    if (text === writtenValue(value)) return
    try {
      await updateContact(contact.id, { custom: { [field.key]: valueOfText(field.kind, text) } })
    } catch (error) {
      toaster.create({
        type: 'error',
        title: t('value_failed', { name: field.name }),
        description: errorText(error),
      })
    }
  }
  const said = value === undefined ? undefined : sayValue(field.kind, value)
  const shown = said ?? <span data-empty>{t('empty')}</span>
  if (!mayEdit) return shown
  // Its name holds what is read on it, for whoever speaks to the screen.
  const label = said === undefined ? t('set_first', { name: field.name }) : t('set', { name: field.name, value: said })
  if (written === undefined)
    return (
      <button type="button" className="own-fact" aria-label={label} onClick={start}>
        {shown}
      </button>
    )
  const isChosen = field.kind === 'choice' || field.kind === 'yes_no'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the input in it
    <div
      className="own-fact-input"
      ref={focusInput}
      onBlur={() => save(written)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void save(written)
        if (event.key !== 'Escape') return
        event.stopPropagation()
        isDone.current = true
        write(undefined)
      }}
    >
      <CustomInput
        field={field}
        label={field.name}
        value={written}
        onChange={(text) => (isChosen ? void save(text) : write(text))}
      />
    </div>
  )
}
