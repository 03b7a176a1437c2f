/** The whole page as one message: the session has ended, or the server does not answer. */
import type { ComponentChildren } from 'preact';
import { Heading } from './Heading.js';

interface Properties {
  readonly title: string;
  readonly text: string;
  readonly children?: ComponentChildren;
}

export function Message({ title, text, children }: Properties) {
  return (
    <section class="card message">
      <Heading>{title}</Heading>
      <p role="alert">{text}</p>
      {children}
    </section>
  );
}
