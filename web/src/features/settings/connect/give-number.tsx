import { useState } from 'react'
import type { OwnNumber } from '#contract/telephony/connect.ts'
import { giveNumber } from '../../../data/connect.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from '../../../ui/choice.tsx'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { connectTexts } from './texts.ts'

interface GiveNumberProps {
  number: OwnNumber
  agents: readonly { id: string; name: string }[]
  onClose: () => void
  onBanner: (banner: Banner) => void
}

/** Asks whose own a number is. */
export function GiveNumber({ number, agents, onClose, onBanner }: GiveNumberProps) {
  const t = useText(connectTexts)
  const common = useText()
  const [agent, choose] = useState(number.agent_id ?? '')
  const [error, setError] = useState<string>()
  const words = phoneText(number.phone_number)

  async function save() {
    try {
      await giveNumber(number.sid, agent || null)
      onBanner({ status: 'success', text: t('number_given', { number: words }) })
      onClose()
    } catch (failure) {
      setError(errorText(failure))
    }
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('give_number_title', { number: words })}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={common('save')}
      size="sm"
    >
      <DialogForm onSubmit={save} error={error}>
        <Choice
          label={t('number_of')}
          hint={t('number_of_hint')}
          value={agent}
          onChange={choose}
          options={[
            { value: '', text: t('number_of_all') },
            ...agents.map(({ id, name }) => ({ value: id, text: name })),
          ]}
        />
      </DialogForm>
    </FormDialog>
  )
}
