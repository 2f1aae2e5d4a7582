/** How the queue of enquiries brings back a message that its worker has not taken out. */
export const queueRules = {
  /** Seconds that the worker has for one message: its longest run takes 30. */
  workerSeconds: 35,
  /**
   * Seconds until a message comes again whose worker was killed. Six times the worker's, as AWS asks:
   * https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html
   */
  visibilitySeconds: 210,
  /** Receives before a message becomes a dead letter: with the pauses of `handle-message.ts`, some five days. */
  mostReceives: 500,
} as const
