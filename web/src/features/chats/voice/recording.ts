/** S2 §5. */
export const MOST_SECONDS = 120

/** Formats that channels accept come first, except AAC, which arrives as a file and not as a voice note. */
const FORMATS = ['audio/ogg;codecs=opus', 'audio/webm;codecs=opus', 'audio/mp4']

const recordedFormat = () => FORMATS.find((format) => MediaRecorder.isTypeSupported(format))

/** The microphone, recorded piece by piece; `level` is how loud it is, 0 to 1. */
export async function openRecording() {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  try {
    return record(stream)
  } catch (error) {
    stop(stream)
    throw error
  }
}

function stop(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}

function record(stream: MediaStream) {
  const recorder = new MediaRecorder(stream, { mimeType: recordedFormat() })
  const pieces: Blob[] = []
  recorder.ondataavailable = ({ data }) => pieces.push(data)
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 256
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Uint8Array(analyser.fftSize)
  recorder.start(1000)

  function release() {
    stop(stream)
    void context.close()
  }
  return {
    level() {
      analyser.getByteTimeDomainData(samples)
      return Math.min(1, (3 * Math.max(...samples.map((sample) => Math.abs(sample - 128)))) / 128)
    },
    pause: () => recorder.pause(),
    resume: () => recorder.resume(),
    /** Ends it; the whole recording, also of a microphone that is gone. */
    finish: () =>
      new Promise<Blob>((resolve) => {
        const end = () => {
          release()
          resolve(new Blob(pieces, { type: recorder.mimeType }))
        }
        recorder.onstop = end
        if (recorder.state === 'inactive') end()
        else recorder.stop()
      }),
    discard() {
      recorder.onstop = null
      if (recorder.state !== 'inactive') recorder.stop()
      release()
    },
  }
}
export type Recording = ReturnType<typeof record>
