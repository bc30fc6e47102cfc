/** Puts the sound of a WebM recording into an Ogg file, which WhatsApp takes; the sound itself stays as it is. */
export async function toOgg(recording: Blob): Promise<Blob> {
  // Loaded where a browser records nothing that the channels take.
  const { BlobSource, BufferTarget, Conversion, Input, OggOutputFormat, Output, WEBM } = await import('mediabunny')
  const input = new Input({ source: new BlobSource(recording), formats: [WEBM] })
  const target = new BufferTarget()
  const conversion = await Conversion.init({ input, output: new Output({ format: new OggOutputFormat(), target }) })
  await conversion.execute()
  if (!target.buffer) throw new Error('The recording could not be put into another container.')
  return new Blob([target.buffer], { type: 'audio/ogg' })
}
