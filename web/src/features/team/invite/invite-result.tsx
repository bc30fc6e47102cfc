import { Button, Stack, Text } from '@chakra-ui/react'
import { useText } from '../../../lib/language/text.ts'
import { CopyField } from '../../../ui/copy-field.tsx'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { teamTexts } from '../texts.ts'

export interface Invited {
  name: string
  email: string
  /** To tell the person: only if the mail failed. */
  password: string | undefined
}

/** The result of an invitation (S1 §4): it was mailed, or there is a password to tell the person. */
export function InviteResult({ invited, onClose }: { invited: Invited | undefined; onClose: () => void }) {
  const t = useText(teamTexts)
  const common = useText()
  return (
    <DialogFrame
      open={invited !== undefined}
      title={t(invited?.password ? 'created_title' : 'sent_title')}
      closeLabel={common('close')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{common('close')}</Button>}
    >
      {invited?.password ? (
        <Stack gap="4">
          <Notice status="warning" title={t('delivery_failed')}>
            {t('delivery_hint', { name: invited.name })}
          </Notice>
          <CopyField
            label={t('temporary_password')}
            value={invited.password}
            copyLabel={common('copy')}
            copiedLabel={t('password_copied')}
          />
        </Stack>
      ) : (
        <Stack gap="2">
          <Text overflowWrap="anywhere">{t('sent_to', { email: invited?.email ?? '' })}</Text>
          <Text color="fg.muted">{t('sent_hint')}</Text>
        </Stack>
      )}
    </DialogFrame>
  )
}
