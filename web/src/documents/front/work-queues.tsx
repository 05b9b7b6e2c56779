import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { QueueName } from "@runko/domain/documents/work-queues";
import { useState } from "react";
import type { Scope } from "../api/entities.ts";
import { dueTexts } from "./due-texts.ts";
import { FrontLists } from "./front-lists.tsx";
import type { ShownQueue } from "./queue-look.ts";
import { WaitingList } from "./waiting-list.tsx";

type WorkQueuesProps<Name extends QueueName> = {
  scope: Scope;
  queues: readonly ShownQueue<Name>[];
  titles: Readonly<Record<Name, string>>;
  empty: Readonly<Record<Name, string>>;
};

/** The queues of a role beside each other. */
export function WorkQueues<Name extends QueueName>({ scope, queues, titles, empty }: WorkQueuesProps<Name>) {
  const [today] = useState(() => todayInHelsinki(new Date()));
  return (
    <FrontLists>
      {queues.map(({ name, queue, due }) => (
        <WaitingList
          key={name}
          scope={scope}
          name={name}
          queue={queue}
          title={titles[name]}
          empty={empty[name]}
          dueText={(row) => dueTexts[due](row, today)}
        />
      ))}
    </FrontLists>
  );
}
