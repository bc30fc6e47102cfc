import { FileText, Image, Music, Video } from 'lucide-react'
import type { FileKind } from '#contract/platform/file-types.ts'

const ICONS: Record<FileKind, typeof FileText> = { image: Image, audio: Music, video: Video, document: FileText }

export function KindIcon({ kind }: { kind: FileKind }) {
  const Icon = ICONS[kind]
  return <Icon aria-hidden />
}
