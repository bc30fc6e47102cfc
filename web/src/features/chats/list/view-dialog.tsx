import { Button, Input } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { WAITING_FILTERS, type WaitingFilter } from '#contract/customers/waiting-filters.ts'
import { createView, removeView, updateView, type View } from '../../../data/views.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { useMay } from '../../../lib/session.ts'
import { Choice } from '../../../ui/choice.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { FilterChoices, readWritten, writtenOf } from '../../contacts/index.ts'
import { useListText } from './texts.ts'

const STATUSES = ['active', 'snoozed', 'closed', 'archived', 'all'] as const

interface ViewDialogProps {
  /** One to change; absent for a new one. */
  view: View | undefined
  onClose: () => void
  /** Of the list that is to be shown; empty once it is gone. */
  onSaved: (id: string) => void
}

/** Asks for a list's name and what is in it. */
export function ViewDialog({ view, onClose, onSaved }: ViewDialogProps) {
  const t = useListText()
  const common = useText()
  const [isRemoving, setRemoving] = useState(false)
  return (
    <>
      <FormDialog
        open={!isRemoving}
        onClose={onClose}
        title={t(view ? 'view_edit' : 'view_new_title')}
        closeLabel={common('close')}
        cancelLabel={common('cancel')}
        submitLabel={common('save')}
      >
        <Fields view={view} onClose={onClose} onSaved={onSaved} onRemove={() => setRemoving(true)} />
      </FormDialog>
      {view && (
        <ConfirmDialog
          open={isRemoving}
          title={t('view_delete')}
          confirmLabel={t('view_delete')}
          cancelLabel={common('cancel')}
          destructive
          onCancel={() => setRemoving(false)}
          onConfirm={async () => {
            await removeView(view.id)
            onSaved('')
            onClose()
          }}
        >
          {t('view_delete_question', { name: view.name })}
        </ConfirmDialog>
      )}
    </>
  )
}

function Fields({ view, onClose, onSaved, onRemove }: ViewDialogProps & { onRemove: () => void }) {
  const t = useListText()
  const mayShare = useMay('settings')
  const { status: first = 'active', waiting: waits, ...filters } = view?.query ?? {}
  const [name, setName] = useState(view?.name ?? '')
  const [status, setStatus] = useState<(typeof STATUSES)[number]>(first)
  const [waiting, setWaiting] = useState<WaitingFilter | ''>(waits ?? '')
  const [written, setWritten] = useState(() => writtenOf(filters))
  const [isShared, share] = useState(view?.is_shared ?? false)
  const [error, setError] = useState<string>()
  const [isMissing, setMissing] = useState(false)

  async function save(_: FormEvent) {
    setMissing(name.trim() === '')
    if (name.trim() === '') return
    const query = { ...readWritten(written).filters, status, waiting: waiting || undefined }
    try {
      const saved = view
        ? await updateView(view.id, { name, query })
        : await createView({ name, query, is_shared: isShared })
      onSaved(saved.view.id)
      onClose()
    } catch (failure) {
      setError(errorText(failure))
    }
  }
  return (
    <DialogForm onSubmit={save} error={error}>
      <FormField label={t('view_name')} error={isMissing && name.trim() === '' ? t('view_name_missing') : undefined}>
        <Input autoComplete="off" maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
      </FormField>
      <Choice
        label={t('filters')}
        value={status}
        onChange={setStatus}
        options={STATUSES.map((one) => ({ value: one, text: t(`filter_${one}`) }))}
      />
      <Choice
        label={t('waiting')}
        value={waiting}
        onChange={setWaiting}
        options={[
          { value: '', text: t('waiting_any') },
          ...WAITING_FILTERS.map((one) => ({ value: one, text: t(one) })),
        ]}
      />
      <FilterChoices written={written} onWrite={(change) => setWritten({ ...written, ...change })} />
      {mayShare && !view && (
        <NativeCheckbox label={t('view_shared')} checked={isShared} onChange={({ target }) => share(target.checked)} />
      )}
      {view && (
        <Button alignSelf="start" variant="ghost" colorPalette="red" onClick={onRemove}>
          <Trash2 /> {t('view_delete')}
        </Button>
      )}
    </DialogForm>
  )
}
