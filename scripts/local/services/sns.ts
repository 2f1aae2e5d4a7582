import { text } from 'node:stream/consumers'
import { type LocalService, listen } from './http-server.ts'

/** Starts SNS. Passes each published message on with its topic's ARN; supports no other call. */
export function startSns(deliver: (topicArn: string, message: string) => void): Promise<LocalService> {
  return listen(async (request, response) => {
    const call = new URLSearchParams(await text(request))
    if (call.get('Action') !== 'Publish') return response.writeHead(400).end()
    deliver(call.get('TopicArn') ?? '', call.get('Message') ?? '')
    const answer = `<PublishResult><MessageId>${crypto.randomUUID()}</MessageId></PublishResult>`
    response.writeHead(200, { 'content-type': 'text/xml' }).end(`<PublishResponse>${answer}</PublishResponse>`)
  })
}
