import { z } from "zod";
import { inputDefinition, inputNames, type GivenInput, type InputDefinition, type InputName } from "./action-inputs.ts";

const descriptions: Record<InputName, string> = {
  date: "With proposeDate the day that is proposed, with reportJeopardy the new day; absent while none is known.",
  delayReason:
    "Why a confirmed date moves, with editAnswer, signReady and transferToOriginal; with reportJeopardy why it is in doubt.",
  text: "With askQuestion the question, with answerQuestion the answer to it. Of a date that moves what its reason is, of one that is proposed or refused why. With what is said of a request what goes along.",
  answerBy: "With askQuestion: the day by which an answer is hoped for.",
  correctable: "With askQuestion of the answering side: the fields that the subscriber may correct in its answer.",
  fees: "With transferToOriginal: whether the fees go along.",
  cancelReason: "With requestCancel: why the cancellation is asked for.",
  charge: "With acceptWithCharge: what the subscriber pays for it in all, in euros.",
  refusalCode: "With refuseRequest: why.",
  handlerId: "With assign: who of one's own organization handles it from now on; null: nobody.",
};

function schemaOf(definition: InputDefinition): z.ZodType {
  switch (definition.kind) {
    case "flag":
      return z.boolean();
    case "correctable":
      return z.array(z.string()).max(100);
    case "colleague":
      return z.uuid().nullable();
    default:
      return z.string();
  }
}

type InputShape = { [Name in InputName]: z.ZodOptional<z.ZodType<Exclude<GivenInput[Name], undefined>>> };

/** The keys of the body that are inputs of actions; what is right in them is told by checkInput. */
export const actionInputShape = Object.fromEntries(
  inputNames.map((name) => [
    name,
    schemaOf(inputDefinition(name)).optional().meta({ description: descriptions[name] }),
  ]),
) as InputShape;
