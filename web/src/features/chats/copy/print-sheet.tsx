import { Portal } from '@chakra-ui/react'
import type { CopiedLine } from './use-lines.ts'
import './print-sheet.css'

/** What is printed in place of the screen. */
export function PrintSheet({ title, lines }: { title: string; lines: CopiedLine[] }) {
  return (
    <Portal>
      <div className="print-sheet" aria-hidden>
        <h1>{title}</h1>
        {lines.map(({ id, at, who, channel, text }) => (
          <p key={id}>
            <strong>{who}</strong> · {channel} · {at}
            <br />
            {text}
          </p>
        ))}
      </div>
    </Portal>
  )
}
