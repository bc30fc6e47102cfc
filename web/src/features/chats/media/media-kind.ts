import { type FileKind, factsOf } from '#contract/platform/file-types.ts'

/** The kind of file by its content type; unknown ones are documents to download. */
export const mediaKind = (contentType: string): FileKind => factsOf(contentType)?.kind ?? 'document'

/** True if the page shows or plays it itself. */
export const isShownHere = (contentType: string): boolean => factsOf(contentType)?.isShown ?? false

/** An iPhone's photo, which few browsers show. */
export const isHeic = ({ content_type }: { content_type: string }): boolean => content_type === 'image/heic'
