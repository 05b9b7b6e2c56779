import type { RobotTexts } from "../../sandbox/robot-move.ts";
import type { RobotWord } from "../../sandbox/robot-words.ts";

const words: Record<RobotWord, string> = {
  HYLKÄÄ: "Rejects the document. A fault notice is repaired",
  KYSY: "Asks a question and goes on once you have answered",
  PALAUTA: "Returns it for completion until the word is gone",
  MYÖHÄSSÄ: "Confirms the order, moves the delivery date by a week and delivers",
  PERU: "Confirms the order and cancels it as its supplier",
  ODOTA: "Does nothing until the word is gone. You can cancel the document",
};

const robot: RobotTexts = {
  question: "On which floor is the site?",
  answer: "Answered by the robot of the sandbox",
  reason: "A word in the address or text asked for it",
  delay: "A word in the address or text moved the date",
  details: "Delivered by the robot of the sandbox",
  corrector: "Robot of the sandbox",
};

export const sandbox = {
  words,
  robot,
  nameOfTwin: (name: string) => `Sandbox: ${name}`,
  nameOfRobot: "Robot of the sandbox",
  nameOfClient: "Client of the sandbox",

  title: "Sandbox",
  banner: "Sandbox: everything here is a trial with a robot, seen and counted nowhere else",
  what: "In the sandbox you try your system without another party. It has an organisation of its own, in which you get every role, and a robot that is its supplier and subscriber. Nothing done there is seen by others, counted in reports or mailed.",
  open: "Open the sandbox",
  opened: "The sandbox is open",
  enter: "Get roles in the sandbox",
  entered: "You have roles in the sandbox. Change to it in the menu of organisations.",
  makeToken: "Make a token for the sandbox",
  fields: {
    twin: "Organisation",
    twinId: "Id of the organisation",
    robot: "Robot",
    robotId: "Id of the robot (supplierId)",
    documents: "Documents",
  },
  wordsTitle: "Words that guide the robot",
  wordsWhat:
    "Write the word in the street name or the extra information. Without one the robot takes the document into processing, confirms and delivers: each step takes a few seconds. The word may be written without dots too.",
  word: "Word",
  does: "What the robot does",
  sendTitle: "A document from the robot to you",
  sendWhat: "The robot makes a document that the organisation of the sandbox answers as its supplier.",
  documentType: "Type of the document",
  send: "Send a trial document",
  sent: (eventId: number) => `The robot sent document ${eventId}`,
  empty: "Empty the sandbox",
  emptyText:
    "The robot cancels unfinished documents and archives all of them. Delivered connections stay in the register.",
  emptied: "The robot is emptying the sandbox",
  emptying: "Being emptied",
};
