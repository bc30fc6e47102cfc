import { Button, HStack } from '@chakra-ui/react'
import { Clock, Columns3 } from 'lucide-react'
import { useState } from 'react'
import type { Contact } from '#contract/customers/contact.ts'
import { DEFAULT_HOURS } from '#contract/customers/time-settings.ts'
import { useBoard } from '../../data/board/use-board.ts'
import { useLiveBoard } from '../../data/board/use-live-board.ts'
import { useTimes } from '../../data/stage-times.ts'
import { useLiveStages } from '../../data/stages.ts'
import { useMay } from '../../lib/session.ts'
import { useNow } from '../../lib/use-now.ts'
import { WideLabel } from '../../ui/wide-label.tsx'
import { WorkspaceTitle } from '../notifications/index.ts'
import { BoardView } from './board/board-view.tsx'
import { useMove } from './board/use-move.ts'
import { PauseDialog, StagesDialog, TimesDialog } from './dialogs.ts'
import { usePause } from './pause/use-pause.ts'
import './pipeline.css'
import './card.css'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { SummaryChips } from './summary-chips.tsx'
import { usePipelineText } from './texts.ts'
import { useBoardStages } from './use-board-stages.ts'

/** The sales pipeline (S1 §2): everybody a dealership knows, by stage. */
export function PipelinePage() {
  const t = usePipelineText()
  const maySetUp = useMay('settings')
  const now = useNow()
  const times = useTimes().data ?? DEFAULT_HOURS
  const hand = useBoard()
  const move = useMove(hand)
  const stages = useBoardStages(hand.board)
  const { pause, resume } = usePause(hand.put)
  const [dialog, setDialog] = useState<'times' | 'stages' | null>(null)
  const [resting, rest] = useState<Contact | null>(null)
  useLiveBoard(hand)
  useLiveStages()

  const close = () => setDialog(null)
  return (
    <div className="pipeline">
      <WorkspaceTitle page={t('title')} />
      <header className="pipeline-head">
        <h1>{t('title')}</h1>
        {maySetUp && (
          <HStack gap="2" wrap="wrap">
            <Button variant="outline" size="sm" onClick={() => setDialog('times')}>
              <Clock /> <WideLabel text={t('set_times')} />
            </Button>
            <Button variant="outline" size="sm" onClick={() => setDialog('stages')}>
              <Columns3 /> <WideLabel text={t('custom_stages')} />
            </Button>
          </HStack>
        )}
      </header>
      {hand.board && stages ? (
        <>
          <SummaryChips board={hand.board} stages={stages} times={times} now={now} />
          <BoardView
            board={hand.board}
            stages={stages}
            times={times}
            now={now}
            hand={{ ...hand, move }}
            onPause={rest}
            onResume={resume}
          />
        </>
      ) : hand.error ? (
        <LoadFailed title={t('load_failed')} error={hand.error} onRetry={hand.readAgain} />
      ) : (
        <p className="pipeline-loading" role="status">
          {t('loading')}
        </p>
      )}
      <TimesDialog open={dialog === 'times'} times={times} onClose={close} />
      <StagesDialog open={dialog === 'stages'} onClose={close} onMoved={hand.readAgain} />
      <PauseDialog contact={resting} hours={times.orange} onDone={() => rest(null)} onPause={pause} />
    </div>
  )
}
