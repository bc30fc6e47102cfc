import { Input } from '@chakra-ui/react'
import { useState } from 'react'
import {
  FIELD_KIND_NAMES,
  FIELD_KINDS,
  FIELD_NAME_CHARACTERS,
  type FieldKind,
} from '#contract/customers/field-kinds.ts'
import { createField, type OwnField, updateField } from '../../../data/fields.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from '../../../ui/choice.tsx'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { ChoicesField, type WrittenChoice } from './choices-field.tsx'
import { useFieldText } from './texts.ts'

interface FieldDialogProps {
  /** The field to change, 'new' for one to add, null while closed. */
  field: OwnField | 'new' | null
  onClose: () => void
}

/** A field's name, its kind while it is new, and its choices. */
export function FieldDialog({ field, onClose }: FieldDialogProps) {
  const t = useFieldText()
  const common = useText()
  return (
    <FormDialog
      open={field !== null}
      onClose={onClose}
      title={t(field === 'new' ? 'add' : 'edit_title')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={common('save')}
    >
      {field && <FieldForm field={field === 'new' ? undefined : field} onClose={onClose} />}
    </FormDialog>
  )
}

const EMPTY: WrittenChoice[] = [{ name: '' }, { name: '' }]

function FieldForm({ field, onClose }: { field: OwnField | undefined; onClose: () => void }) {
  const t = useFieldText()
  const language = useLanguage()
  const [name, setName] = useState(field?.name ?? '')
  const [kind, setKind] = useState<FieldKind>(field?.kind ?? 'text')
  const [choices, setChoices] = useState(() => field?.choices.map((one) => ({ name: one, was: one })) ?? EMPTY)
  const [isMissing, setMissing] = useState(false)
  const [error, setError] = useState<string>()

  async function save() {
    setMissing(name.trim() === '')
    if (name.trim() === '') return
    const written = choices.map((one) => ({ ...one, name: one.name.trim() })).filter((one) => one.name !== '')
    const names = written.map((one) => one.name)
    const renamed = written.flatMap(({ name: to, was }) => (was && was !== to ? [{ from: was, to }] : []))
    const ofChoice = kind === 'choice' && { choices: names }
    try {
      if (field) await updateField(field.id, { name, ...ofChoice, ...(kind === 'choice' && { renamed }) })
      else await createField({ name, kind, ...ofChoice })
      toaster.create({ type: 'success', title: t('saved') })
      onClose()
    } catch (failure) {
      setError(errorText(failure, t('save_failed')))
    }
  }
  return (
    <DialogForm onSubmit={save} error={error}>
      <FormField label={t('name')} error={isMissing ? t('name_missing') : undefined} isRequired>
        <Input
          autoComplete="off"
          maxLength={FIELD_NAME_CHARACTERS}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </FormField>
      {!field && (
        <Choice
          label={t('kind')}
          hint={t('kind_hint')}
          value={kind}
          onChange={setKind}
          options={FIELD_KIND_NAMES.map((one) => ({ value: one, text: FIELD_KINDS[one].label[language] }))}
        />
      )}
      {kind === 'choice' && <ChoicesField choices={choices} onChange={setChoices} isNew={!field} />}
    </DialogForm>
  )
}
