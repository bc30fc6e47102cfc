import { Button, HStack, Stack, Text, Textarea } from '@chakra-ui/react'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { sendFeedback, type TurnDetails } from '../../../data/assistant.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { turnTexts } from './texts.ts'

/** A thumb up, or down with what was wrong. */
export function TurnFeedback({ turn: { id, feedback } }: { turn: TurnDetails }) {
  const t = useText(turnTexts)
  const [isBad, setBad] = useState(feedback?.verdict === 'bad')
  const [note, setNote] = useState(feedback?.note ?? '')
  const [isBusy, setBusy] = useState(false)
  async function send(verdict: 'good' | 'bad') {
    setBusy(true)
    try {
      await sendFeedback(id, { verdict, note: verdict === 'bad' ? note : '' })
    } catch (error) {
      toaster.create({ type: 'error', title: t('feedback_failed'), description: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack gap="3" role="group" aria-label={t('feedback')}>
      <HStack wrap="wrap" gap="3">
        <Text fontSize="sm" fontWeight="500">
          {t('feedback')}
        </Text>
        <HStack gap="3">
          <Button
            size="sm"
            variant={feedback?.verdict === 'good' && !isBad ? 'solid' : 'outline'}
            aria-pressed={feedback?.verdict === 'good' && !isBad}
            disabled={isBusy}
            onClick={() => {
              setBad(false)
              void send('good')
            }}
          >
            <ThumbsUp /> {t('good')}
          </Button>
          <Button
            size="sm"
            variant={isBad ? 'solid' : 'outline'}
            aria-pressed={isBad}
            disabled={isBusy}
            onClick={() => setBad(true)}
          >
            <ThumbsDown /> {t('bad')}
          </Button>
        </HStack>
        {feedback && (
          <Text fontSize="sm" color="fg.muted">
            {t('feedback_by', { name: feedback.by })}
          </Text>
        )}
      </HStack>
      {isBad && (
        <>
          <FormField label={t('note')}>
            <Textarea rows={2} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
          </FormField>
          <Button size="sm" alignSelf="flex-start" loading={isBusy} onClick={() => send('bad')}>
            {t('send_feedback')}
          </Button>
        </>
      )}
    </Stack>
  )
}
