import { Button, Flex, Heading, IconButton, Input, Stack, Text } from '@chakra-ui/react'
import { RotateCcw, SendHorizontal } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../lib/language/text.ts'
import { SourceList } from '../../../parts/source-list.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useReason } from '../use-reason.ts'
import { SaveAsTest } from './save-as-test.tsx'
import './setup.css'
import { tryTexts } from './try-texts.ts'
import { type Line, useTry } from './use-try.ts'

interface TryPanelProps {
  /** It has a provider to answer by. */
  isReady: boolean
  /** The page holds changes that it can't know. */
  isBehind: boolean
}

/** A conversation to try the assistant in. */
export function TryPanel({ isReady, isBehind }: TryPanelProps) {
  const t = useText(tryTexts)
  const { lines, isBusy, failed, send, restart } = useTry()
  const [text, setText] = useState('')
  const end = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is brought into sight
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight })
  }, [lines.length, isBusy])
  return (
    <Panel as="section" aria-label={t('try')}>
      <Stack gap="4">
        <Stack gap="1">
          <Flex justify="space-between" align="center" height="7">
            <Heading as="h2" size="md">
              {t('try')}
            </Heading>
            {lines.length > 0 && (
              <Flex>
                <SaveAsTest lines={lines} isBusy={isBusy} />
                <Button size="xs" variant="ghost" disabled={isBusy} onClick={restart}>
                  <RotateCcw /> {t('again')}
                </Button>
              </Flex>
            )}
          </Flex>
          <Text fontSize="sm" color="fg.muted">
            {t(isReady ? 'hint' : 'provider_first')}
          </Text>
          {isBehind && (
            <Text fontSize="sm" color="fg.warning">
              {t('unsaved')}
            </Text>
          )}
        </Stack>
        <div className="assistant-try" ref={end} aria-live="polite">
          {lines.map((line, index) => (
            // Lines are only ever appended.
            <TryLine key={index} line={line} />
          ))}
          {isBusy && <p className="assistant-try-busy">{t('thinking')}</p>}
          {failed && (
            <Notice status="error" title={t('failed')}>
              {failed}
            </Notice>
          )}
        </div>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() === '' || isBusy) return
            setText('')
            void send(text.trim())
          }}
        >
          <Flex gap="2">
            <Input
              aria-label={t('field')}
              placeholder={t('placeholder')}
              maxLength={4000}
              disabled={!isReady}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <IconButton type="submit" aria-label={t('send')} title={t('send')} disabled={text.trim() === '' || isBusy}>
              <SendHorizontal />
            </IconButton>
          </Flex>
        </form>
      </Stack>
    </Panel>
  )
}

function TryLine({ line: { from, body, answer } }: { line: Line }) {
  const t = useText(tryTexts)
  const say = useReason()
  return (
    <div className="assistant-try-line" data-from={from}>
      <span className="assistant-try-who">{t(from)}</span>
      {body && <p>{body}</p>}
      {answer && <SourceList sources={answer.sources} label={t('sources')} />}
      {answer?.stopped && <small>{t('stopped', { reason: say(answer.stopped.reason) })}</small>}
      {answer?.handed_over && <small>{t('handed_over', { reason: say(answer.handed_over.reason) })}</small>}
    </div>
  )
}
