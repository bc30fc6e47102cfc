import { Button, HStack, Input } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { STAGE_NAME_MAX } from '#contract/customers/stages.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { usePipelineText } from '../texts.ts'
import { useChangeStages } from './use-change-stages.ts'

/** A name for one more stage; Enter adds it too, and a blank one is ignored (S1 §5). */
export function AddStage() {
  const t = usePipelineText()
  const { add } = useChangeStages()
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '' || isBusy) return
    setBusy(true)
    if (await add(name.trim())) setName('')
    setBusy(false)
  }
  return (
    <form onSubmit={submit}>
      <HStack align="end" gap="2">
        <FormField label={t('new_stage')}>
          <Input
            value={name}
            maxLength={STAGE_NAME_MAX}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </FormField>
        <Button type="submit" variant="outline" loading={isBusy}>
          <Plus /> {t('add')}
        </Button>
      </HStack>
    </form>
  )
}
