import { Box, Button, Stack, Text } from '@chakra-ui/react'
import { Play, Trash2 } from 'lucide-react'
import type { Test } from '#contract/assistant/tests.ts'
import { removeTest } from '../../../data/assistant.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { useReason } from '../use-reason.ts'
import { testTexts } from './test-texts.ts'

interface TestDialogProps {
  /** Undefined while closed. */
  test: Test | undefined
  isRunning: boolean
  /** Undefined while nothing can be asked. */
  onRun: ((id: string) => void) | undefined
  onClose: () => void
}

/** A saved conversation with the newest reply to it, and where that is another one, the one before. */
export function TestDialog({ test, isRunning, onRun, onClose }: TestDialogProps) {
  const t = useText(testTexts)
  const common = useText()
  return (
    <DialogFrame
      open={test !== undefined}
      title={test?.name ?? ''}
      closeLabel={common('close')}
      size="lg"
      onClose={onClose}
      footer={
        test && (
          <>
            <Button
              variant="outline"
              color="fg.error"
              onClick={() =>
                removeTest(test.id)
                  .then(onClose)
                  .catch((error) =>
                    toaster.create({ type: 'error', title: t('remove_failed'), description: errorText(error) }),
                  )
              }
            >
              <Trash2 /> {t('remove')}
            </Button>
            <Button loading={isRunning} disabled={!onRun} onClick={() => onRun?.(test.id)}>
              <Play /> {t('run')}
            </Button>
          </>
        )
      }
    >
      {test && <Details test={test} />}
    </DialogFrame>
  )
}

function Details({ test: { messages, expected, before, result, differs } }: { test: Test }) {
  const t = useText(testTexts)
  const { moment } = useFormats()
  return (
    <Stack gap="5">
      <section className="assistant-try" aria-label={t('conversation')}>
        {messages.map(({ from, body }, index) => (
          // A test's conversation never changes.
          <div key={index} className="assistant-try-line" data-from={from}>
            <span className="assistant-try-who">{t(from)}</span>
            <p>{body}</p>
          </div>
        ))}
      </section>
      {expected && <Said title={t('expected')} reply={expected} />}
      {differs && before && <Said {...before} title={t('before', { when: moment(before.ran_at) })} />}
      {result && <Said {...result} title={t('now', { when: moment(result.ran_at) })} isNew={differs} />}
    </Stack>
  )
}

interface SaidProps extends Partial<Pick<NonNullable<Test['result']>, 'handed_over'>> {
  title: string
  reply: string | null
  isNew?: boolean
}

function Said({ title, reply, handed_over, isNew }: SaidProps) {
  const t = useText(testTexts)
  const say = useReason()
  return (
    <Stack as="section" gap="1.5">
      <Text as="h3" fontSize="sm" color="fg.muted">
        {title}
      </Text>
      <Box
        borderWidth="1px"
        borderColor={isNew ? 'border.warning' : 'border'}
        borderRadius="l3"
        padding="3"
        fontSize="sm"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {reply}
      </Box>
      {handed_over && (
        <Text fontSize="sm" color="fg.muted">
          {t('handed_over', { reason: say(handed_over.reason) })}
        </Text>
      )}
    </Stack>
  )
}
