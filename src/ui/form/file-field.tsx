import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormField, type FormFieldProps } from './use-form-field';

type FileFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> & {
  /** Types the file dialog offers, e.g. `image/*`. What is dropped is checked by the form's rules. */
  accept?: string;
};

/** A file, dropped or chosen, and checked at once by the form's rules; the form holds a `File`, or null. */
export function FileField<Values extends FieldValues, Output>(props: FileFieldProps<Values, Output>) {
  const { t } = useTranslation();
  const { ref: buttonRef, ...field } = useFormField(props);
  const { trigger, clearErrors } = useFormContext<Values>();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const labelId = useId();
  const helperId = useId();
  const buttonId = useId();
  const file = field.value instanceof File ? field.value : null;

  function take(chosen: File | null | undefined) {
    if (!chosen || field.isDisabled) return;
    field.change(chosen);
    // The message about the file before goes, and one about this file comes.
    void trigger(props.name);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files.item(0));
  }

  function clear() {
    field.change(null);
    clearErrors(props.name);
    // Else the same file could not be chosen again.
    if (input.current) input.current.value = '';
  }

  return (
    <FormControl error={field.hasError} disabled={field.isDisabled} required={props.isRequired}>
      <FormLabel id={labelId} component="span" sx={{ typography: 'subtitle2', mb: 0.5 }}>
        {props.label}
      </FormLabel>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(!field.isDisabled);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          p: 1.5,
          border: '1px dashed',
          borderColor: field.hasError ? 'error.text' : isOver ? 'primary.text' : 'control.border',
          borderRadius: 1,
          backgroundColor: isOver ? 'primary.tint' : 'background.paper',
        }}
      >
        <UploadFile aria-hidden sx={{ color: 'text.secondary' }} />
        <Typography variant="body2" role="status" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {file ? t('file.chosen', { name: file.name }) : t(field.isDisabled ? 'file.locked' : 'file.hint')}
        </Typography>
        {file && (
          <Button size="small" disabled={field.isDisabled} onClick={clear}>
            {t('action.clear')}
          </Button>
        )}
        <Button
          id={buttonId}
          ref={buttonRef}
          size="small"
          variant="outlined"
          disabled={field.isDisabled}
          aria-labelledby={`${labelId} ${buttonId}`}
          aria-describedby={field.helperText ? helperId : undefined}
          aria-invalid={field.hasError || undefined}
          onClick={() => input.current?.click()}
          onBlur={field.leave}
        >
          {t('action.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          name={field.name}
          accept={props.accept}
          aria-labelledby={labelId}
          onChange={(event) => take(event.target.files?.item(0))}
        />
      </Box>
      {field.helperText && <FormHelperText id={helperId}>{field.helperText}</FormHelperText>}
    </FormControl>
  );
}
